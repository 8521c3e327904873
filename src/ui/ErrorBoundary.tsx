import { Component, type ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/texts/ui.ts';
import { translate } from '../i18n/texts.ts';
import { ErrorState } from './ErrorState.tsx';

type Props = { lang: Language; children: ReactNode; onError?: ((error: unknown) => void) | undefined };

/** Stands around an island: when it breaks, the rest of the page does not, and a retry builds it anew. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const t = translate(this.props.lang, ui);
    return (
      <ErrorState
        lang={this.props.lang}
        title={t('error')}
        text={t('tryLater')}
        onRetry={() => this.setState({ broken: false })}
      />
    );
  }
}
