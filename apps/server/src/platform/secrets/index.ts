export { derivedKey } from './derived-key.ts';
export { createSecretBox, type SecretBox } from './secret-box.ts';
export { signedTickets, type SignedTicket, type SignedTickets } from './signed-tickets.ts';
