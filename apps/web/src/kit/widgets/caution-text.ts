import { translate } from '../text/language.ts';

/** What should be known before a file is opened, by its code of `fileCaution`; fetched when there is one to tell. */
export async function cautionText(code: number): Promise<string> {
  const { cautions } = await import('./cautions.ts');
  const told = cautions[code];
  return told ? translate(told) : '';
}
