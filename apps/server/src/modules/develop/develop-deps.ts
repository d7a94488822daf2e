import { createSecretBox, mapSecret, type Secret, type SecretBox } from '../../platform/secrets/index.ts';

export interface DevelopDeps {
  readonly box: SecretBox;
  /** STORAGE_PRIVATE_HOSTS: inner hosts that may be reached. */
  readonly privateHosts: readonly string[];
}

/** Keeps the passwords of data sources. */
export function dataSourceBox(secret: Secret): SecretBox {
  return createSecretBox(mapSecret(secret, (one) => `data source ${one}`));
}
