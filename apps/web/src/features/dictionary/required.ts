import { dictionaryMessages } from '@zhaocai/model/dictionary/messages';

/** The API's own sentences for what is missing (rules 390 and 391), the same as the server's. */
export const required = {
  code: dictionaryMessages['dictionary.codeMissing'],
  dictValue: dictionaryMessages['dictionary.valueMissing'],
  dictKey: dictionaryMessages['dictionary.keyMissing'],
  sort: dictionaryMessages['dictionary.sortMissing'],
  isSealed: dictionaryMessages['dictionary.sealedMissing'],
} as const;
