import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const evidenceWords = {
  audit: { zh: '操作审计', en: 'Audit' },
  rootsOfTheEvidence: { zh: '存证根', en: 'Roots of the evidence' },
} as const satisfies Record<string, Text>;
