import type { Text } from '../kit/text.ts';
export const tenderingMessages = {} as const satisfies Record<string, Text>;
