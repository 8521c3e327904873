import { Component, type ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/texts/ui.ts';
import { translate } from '../i18n/texts.ts';
import { ErrorState } from './ErrorState.tsx';
import { holdTyped } from './holdTyped.ts';

type Props = {
  lang: Language;
  children: ReactNode;
  onError?: ((error: unknown) => void) | undefined;
  /** The element of the island, where it is built into the page. */
  within?: (() => Element | null) | undefined;
};

const doNothing = () => undefined;

/** Repairs of an island before it says that it is broken. */
const maxRepairs = 2;

/**
 * Surrounds an island. One that breaks is drawn anew, with what was typed into it; where it breaks again and again, an error
 * with a retry takes its place, and the rest of the page stays.
 */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };
  #repairs = 0;
  /**
   * Begins with the first drawing: React replaces HTML that a translator has changed. Other islands may be drawn before
   * this one is on the page, so it holds its own controls alone.
   */
  #restore = typeof document === 'undefined' ? doNothing : holdTyped(this.props.within?.() ?? document);

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidMount() {
    this.#restore();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
    if (this.#repairs === maxRepairs) return;
    this.#repairs += 1;
    this.setState({ broken: false });
  }

  override getSnapshotBeforeUpdate(_: Props, { broken }: { broken: boolean }) {
    if (this.state.broken && !broken) this.#restore = holdTyped(document);
    return null;
  }

  override componentDidUpdate(_: Props, { broken }: { broken: boolean }) {
    if (broken && !this.state.broken) this.#restore();
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    // componentDidCatch draws it anew before anything is painted.
    if (this.#repairs < maxRepairs) return null;
    const t = translate(this.props.lang, ui);
    return (
      <ErrorState
        lang={this.props.lang}
        title={t('error')}
        text={t('tryLater')}
        onRetry={() => {
          this.#repairs = 0;
          this.setState({ broken: false });
        }}
      />
    );
  }
}
