export { OutboxReader, type Delivered, type Receiver } from './outbox-reader.ts';
export { publish, type OutboxMessage } from './publish.ts';
