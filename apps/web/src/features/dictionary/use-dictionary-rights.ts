import { useSession } from '../../kit/session/session-store.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import type { Shelf } from './shelf.ts';

export interface DictionaryRights {
  readonly mayAdd: boolean;
  readonly mayEdit: boolean;
  readonly mayRemove: boolean;
  readonly mayImport: boolean;
  readonly mayExport: boolean;
  /** Whether the row is the tenant's own, and not the platform's. */
  readonly isOwn: (row: { readonly tenantId: string }) => boolean;
}

export function useDictionaryRights({ entity }: Shelf): DictionaryRights {
  const allowed = useAllowed();
  const tenantId = useSession((state) => state.user?.tenantId);
  return {
    mayAdd: allowed(`${entity.menu}_add`),
    mayEdit: allowed(`${entity.menu}_edit`),
    mayRemove: allowed(`${entity.menu}_delete`),
    mayImport: allowed(`${entity.menu}_import`),
    mayExport: allowed(`${entity.menu}_export`),
    isOwn: (row) => row.tenantId === tenantId,
  };
}
