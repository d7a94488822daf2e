export { OutboxReader } from './outbox-reader.ts';
export type { Delivered, Receiver } from './receiver-line.ts';
export { publish, type OutboxMessage } from './publish.ts';
