export { derivedKey } from './derived-key.ts';
export { createSecretBox, type SecretBox } from './secret-box.ts';
