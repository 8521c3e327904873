import { mix, type Tone, toneOf } from './colour.ts';
import type { Light } from './light.ts';
import { PAINTS, type PaintName } from './paint.ts';
import type { Random } from './random.ts';

/** What an owner added; drawn once, so that each view shows the same machine. */
export type Fittings = {
  box: boolean;
  screen: boolean;
  rack: boolean;
  cases: boolean;
  basket: boolean;
  twoTone: boolean;
};

function fittingsOf(random: Random): Fittings {
  const [box, screen, rack, cases, basket, twoTone] = [0.26, 0.4, 0.4, 0.45, 0.28, 0.25].map((odds) =>
    random.chance(odds),
  );
  return { box: !!box, screen: !!screen, rack: !!rack, cases: !!cases, basket: !!basket, twoTone: !!twoTone };
}

/**
 * How one bike looks: its colours in the light of the hour, what its owner added, and which flank is seen. All parts of
 * a bike are drawn from it, in millimetres; y grows upwards; the front points to +x.
 */
export type Look = {
  paint: Tone;
  accent: Tone;
  metal: Tone;
  chrome: Tone;
  engine: Tone;
  black: Tone;
  plastic: Tone;
  rubber: Tone;
  seat: Tone;
  gold: Tone;
  /** Outer tubes of an upside-down fork. */
  stanchion: Tone;
  glass: string;
  lamp: string;
  signal: string;
  amber: string;
  fittings: Fittings;
  random: Random;
  /** True when the left flank is towards us: chain and stand instead of the exhaust. */
  left: boolean;
  /** Closer look: bolts, tread and badges are worth drawing. */
  close: boolean;
};

type Choice = {
  paint: PaintName;
  accent: PaintName;
  light: Light;
  random: Random;
  left: boolean;
  close: boolean;
};

export function lookOf({ paint, accent, light, random, left, close }: Choice): Look {
  const tone = (hex: string) => toneOf(light.machine(hex));
  const gilded = random.chance(0.5);
  const fittings = fittingsOf(random);
  return {
    paint: tone(PAINTS[paint].hex),
    accent: tone(PAINTS[accent].hex),
    metal: tone('#9a9c9c'),
    chrome: {
      base: light.machine('#c9cbc8'),
      light: light.machine('#f4f1e8'),
      shade: light.machine('#7f8486'),
      deep: light.machine('#4b5054'),
    },
    engine: tone('#5e6367'),
    black: {
      base: light.machine('#2a2c31'),
      light: light.machine('#474a50'),
      shade: light.machine('#191b1f'),
      deep: light.machine('#101114'),
    },
    plastic: {
      base: light.machine('#3a3d42'),
      light: light.machine('#565a60'),
      shade: light.machine('#27292d'),
      deep: light.machine('#191a1e'),
    },
    rubber: {
      base: light.machine('#26272b'),
      light: light.machine('#414348'),
      shade: light.machine('#18191c'),
      deep: light.machine('#0f1012'),
    },
    seat: tone(random.pick(['#2c2a2b', '#2c2a2b', '#2f2d30', '#3a2a24', '#26282c'])),
    gold: tone('#b98a3c'),
    stanchion: gilded ? tone('#b98a3c') : tone('#2f3136'),
    glass: light.machine(mix('#8fa6ab', '#ffffff', 0.2)),
    lamp: light.machine('#f5ecd2'),
    signal: light.machine('#d23a22'),
    amber: light.machine('#e08a2b'),
    fittings,
    random,
    left,
    close,
  };
}
