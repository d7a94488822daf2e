import { messages } from '@zhaocai/model';

/** The API's own sentences for what is missing (rules 390 and 391), the same as the server's. */
export const required = {
  code: messages['dictionary.codeMissing'],
  dictValue: messages['dictionary.valueMissing'],
  dictKey: messages['dictionary.keyMissing'],
  sort: messages['dictionary.sortMissing'],
  isSealed: messages['dictionary.sealedMissing'],
} as const;
