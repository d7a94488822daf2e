import type { SecretBox } from '../../platform/secrets/index.ts';

export interface DevelopDeps {
  readonly box: SecretBox;
  /** STORAGE_PRIVATE_HOSTS: inner hosts that may be reached. */
  readonly privateHosts: readonly string[];
}
