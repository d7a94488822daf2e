export { derivedKey, derivedKeys, keyNames } from './derived-key.ts';
export { resealTenant, sealedColumn, type SealedAtRest, type SealedRow } from './sealed-at-rest.ts';
export { currentSecret, everySecret, keyIdOf, mapSecret, type Secret } from './secret.ts';
export { createSecretBox, type SecretBox } from './secret-box.ts';
export { signedTickets, type SignedTicket, type SignedTickets } from './signed-tickets.ts';
