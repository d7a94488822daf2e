import type { Text } from '../kit/text.ts';

export const logMessages = {} as const satisfies Record<string, Text>;
