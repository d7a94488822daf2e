import { App } from 'antd';
import { RequestError } from '../http/request-error.ts';
import { RequestId } from './request-id.tsx';

export interface Notify {
  readonly success: (text: string) => void;
  readonly warning: (text: string) => void;
  readonly failure: (error: unknown) => void;
}

/** Short messages at the top; a failure that the user cannot mend carries its request id to copy. */
export function useNotify(): Notify {
  const { message, notification } = App.useApp();
  return {
    success: (text) => void message.success(text),
    warning: (text) => void message.warning(text),
    failure: (error) => {
      const reason = error instanceof RequestError ? error : new RequestError('failed');
      if (reason.kind === 'expired') return;
      if (reason.kind === 'refused' || !reason.requestId) void message.error(reason.message);
      else
        notification.error({
          title: reason.message,
          description: <RequestId id={reason.requestId} />,
        });
    },
  };
}
