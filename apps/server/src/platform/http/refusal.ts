import { message, type Language, type MessageCode, type TextParameters } from '@zhaocai/model';

/** A business refusal: expected, translated, not logged as an error. Changes nothing: the transaction rolls back. */
export class Refusal extends Error {
  readonly code: MessageCode;
  readonly parameters: TextParameters;
  readonly status: number;

  constructor(code: MessageCode, parameters: TextParameters = {}, status = 400) {
    super(code);
    this.code = code;
    this.parameters = parameters;
    this.status = status;
  }

  text(language: Language): string {
    return message(this.code, language, this.parameters);
  }
}

/** Stops a command: `refuse('project.notDraft')`. */
export function refuse(code: MessageCode, parameters?: TextParameters): never {
  throw new Refusal(code, parameters);
}

/** The row is missing, or belongs to another tenant: the answer must not tell which. */
export function notFound(): never {
  throw new Refusal('platform.notFound', {}, 404);
}
