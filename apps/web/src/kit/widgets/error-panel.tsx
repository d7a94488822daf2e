import { Button } from 'antd';
import { RequestError } from '../http/request-error.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { RequestId } from './request-id.tsx';

export interface ErrorPanelProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** What happened, what to do, and the request id to quote. */
export function ErrorPanel({ error, onRetry }: ErrorPanelProps) {
  const t = useText();
  const reason = error instanceof RequestError ? error : new RequestError('failed');
  return (
    <div className="kit-error" role="alert">
      <p className="kit-error-title">{t(kitTexts.loadFailed)}</p>
      <p className="kit-error-text">{reason.message}</p>
      {reason.requestId && <RequestId id={reason.requestId} />}
      {onRetry && <Button onClick={onRetry}>{t(kitTexts.retry)}</Button>}
    </div>
  );
}
