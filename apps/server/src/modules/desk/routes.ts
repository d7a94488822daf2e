import type { MountedEndpoint } from '../../platform/http/index.ts';
import { helpRoutes, type HelpOptions } from './help/routes.ts';
import { noticeRoutes } from './notice/routes.ts';

export function deskRoutes(options: HelpOptions): readonly MountedEndpoint[] {
  return [...noticeRoutes(), ...helpRoutes(options)];
}
