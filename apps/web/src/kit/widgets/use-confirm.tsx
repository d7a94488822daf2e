import { App, Input } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

export interface Question {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly ok?: string;
  readonly cancel?: string;
  readonly isDangerous?: boolean;
}

/** Asks before something is done; true when the user agreed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const t = useText();
  return async ({ title, text, ok, cancel, isDangerous }) =>
    modal.confirm({
      title,
      content: text,
      centered: true,
      okText: ok ?? t(kitTexts.ok),
      cancelText: cancel ?? t(kitTexts.cancel),
      okButtonProps: isDangerous ? { danger: true } : undefined,
      focusable: { autoFocusButton: isDangerous ? 'cancel' : 'ok' },
    });
}

export interface ReasonQuestion extends Question {
  readonly placeholder?: string;
  readonly isOptional?: boolean;
}

/** Asks for a reason; undefined when the user stepped back. */
export function useAskReason(): (question: ReasonQuestion) => Promise<string | undefined> {
  const { modal, message } = App.useApp();
  const t = useText();
  return async ({ title, text, ok, cancel, isDangerous, placeholder, isOptional }) => {
    let reason = '';
    const agreed = await modal.confirm({
      title,
      centered: true,
      content: (
        <>
          {text}
          <Input.TextArea
            rows={3}
            maxLength={500}
            showCount
            autoFocus
            placeholder={placeholder}
            className="kit-reason"
            onChange={(event) => {
              reason = event.target.value.trim();
            }}
          />
        </>
      ),
      okText: ok ?? t(kitTexts.ok),
      cancelText: cancel ?? t(kitTexts.cancel),
      okButtonProps: isDangerous ? { danger: true } : undefined,
      focusable: { autoFocusButton: null },
      onOk: () => {
        if (reason || isOptional) return Promise.resolve();
        void message.warning(t(kitTexts.reasonRequired));
        return Promise.reject(new Error('a reason is missing'));
      },
    });
    return agreed ? reason : undefined;
  };
}
