import {
  actedOn,
  message,
  type ActedOn,
  type Envelope,
  type Language,
  type MessageCode,
  type TextParameters,
} from '@zhaocai/model';

/** The one place that builds the envelope of a successful answer. */
export function success(data: unknown, language: Language, more?: number): Envelope {
  return { code: 200, success: true, data: data ?? null, msg: message('ok', language), ...(more && { more }) };
}

export interface Failure {
  readonly status: number;
  readonly text: string;
  readonly requestId: string;
  readonly code?: MessageCode;
}

/** A refusal without the envelope: `session.wrongCredentials` → `error_code: 'wrong_credentials'`. */
export function bareRefusal<E extends string>(error: E, code: MessageCode, text: string) {
  const name = code.slice(code.indexOf('.') + 1);
  return {
    error,
    error_code: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    error_description: text,
  };
}

/** The one place that builds the envelope of a refusal or an error. */
export function failure({ status, text, requestId, code }: Failure): Envelope {
  const answer = { code: status, success: false, data: null, msg: text, requestId };
  return isActedOn(code) ? { ...answer, reason: code } : answer;
}

function isActedOn(code: MessageCode | undefined): code is ActedOn {
  return actedOn.some((one) => one === code);
}

export function failureOf(
  code: MessageCode,
  {
    status,
    language,
    requestId,
    parameters,
  }: { status: number; language: Language; requestId: string; parameters?: TextParameters },
): Envelope {
  return failure({ status, text: message(code, language, parameters), requestId });
}
