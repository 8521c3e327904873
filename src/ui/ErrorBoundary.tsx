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
  /** Returns the island's element; null if the island is not part of the built page. */
  within?: (() => Element | null) | undefined;
};

const doNothing = () => undefined;

/** Number of new renderings before an error is shown. */
const maxRepairs = 2;

/**
 * Wraps an island. After an error it is rendered again with the typed values; repeated errors show a retry
 * button.
 */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };
  #repairs = 0;
  /**
   * Remembers typed values from the first rendering on, because React replaces translated HTML. Ignores other
   * islands, which may render meanwhile.
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
    // Renders nothing: componentDidCatch renders the island again before the browser paints.
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
