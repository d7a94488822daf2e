/** Address of a person's own keys. */
export const sealKeysPath = '/info/sealKeys';
