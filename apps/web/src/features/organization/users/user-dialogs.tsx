import type { UserRow } from '@zhaocai/model/organization/user-endpoints';
import type { InitialPassword } from '@zhaocai/model/organization/user-import-endpoints';
import { lazy, Suspense } from 'react';
import type { Place } from '../place.ts';
import { PasswordsDialog } from './passwords-dialog.tsx';
import { RolesDrawer } from './roles-drawer.tsx';
import { UserView } from './user-view.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** What stands in front of the list; at most one of them. */
export interface OpenDialog {
  readonly viewed?: string;
  readonly granted?: readonly UserRow[];
  readonly passwords?: readonly InitialPassword[];
  readonly isImporting?: boolean;
}

export interface UserDialogsProps {
  readonly place: Place;
  readonly open: OpenDialog;
  readonly onOpen: (next: OpenDialog) => void;
  readonly onClose: () => void;
  readonly onEdit?: (id: string) => void;
}

/** One user, the roles of some, new passwords, an import. */
export function UserDialogs({ place, open, onOpen, onClose, onEdit }: UserDialogsProps) {
  const { viewed, granted = [], passwords, isImporting = false } = open;
  return (
    <>
      <UserView place={place} id={viewed} onClose={onClose} onEdit={onEdit} />
      <RolesDrawer place={place} users={granted} onClose={onClose} />
      <PasswordsDialog passwords={passwords} onClose={onClose} />
      <Suspense>
        {isImporting && (
          <ImportDialog
            place={place}
            isOpen
            onClose={onClose}
            onImported={(made) => onOpen(made.length > 0 ? { passwords: made } : {})}
          />
        )}
      </Suspense>
    </>
  );
}
