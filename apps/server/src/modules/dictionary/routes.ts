import type { MountedEndpoint } from '../../platform/http/index.ts';
import { dictRoutes } from './dict/routes.ts';
import { regionRoutes } from './region/routes.ts';

export function dictionaryRoutes(): readonly MountedEndpoint[] {
  return [...dictRoutes(), ...regionRoutes()];
}
