import { message, type Language, type MessageCode, type Text, type TextParameters } from '@zhaocai/model';

/** What stands in a sentence: as it is, or a label in the reader's language. */
type Said = Readonly<Record<string, string | number | Text>>;

/** A business refusal: expected, translated, not logged as an error. Changes nothing: the transaction rolls back. */
export class Refusal extends Error {
  readonly code: MessageCode;
  readonly parameters: Said;
  readonly status: number;

  constructor(code: MessageCode, parameters: Said = {}, status = 400) {
    super(code);
    this.code = code;
    this.parameters = parameters;
    this.status = status;
  }

  text(language: Language): string {
    return message(this.code, language, inLanguage(this.parameters, language));
  }
}

function inLanguage(parameters: Said, language: Language): TextParameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, said]) => [name, typeof said === 'object' ? said[language] : said]),
  );
}

/** Stops a command: `refuse('project.notDraft')`. */
export function refuse(code: MessageCode, parameters?: Said): never {
  throw new Refusal(code, parameters);
}

/** The row is missing, or belongs to another tenant: the answer must not tell which. */
export function notFound(): never {
  throw new Refusal('platform.notFound', {}, 404);
}
