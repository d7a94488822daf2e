import {
  importUsers,
  importUsersCheck,
  importUsersFaults,
  userTemplate,
  type InitialPassword,
} from '@zhaocai/model/organization/user-import-endpoints';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { user } from '@zhaocai/model/organization/user';
import { ImportWork } from '../../../kit/resource-page/import-work.tsx';
import type { ImportSource } from '../../../kit/resource-page/use-import.ts';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { placeInput, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';

export interface ImportDialogProps {
  readonly place: Place;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onImported: (passwords: readonly InitialPassword[]) => void;
}

/** People from a spreadsheet: checked first, then all of them or nobody; their initial passwords are told once. */
export function ImportDialog({ place, isOpen, onClose, onImported }: ImportDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} title={t(texts.importTitle)} width={administrationWidth} onClose={onClose}>
      <p className="org-text">{t(texts.importText)}</p>
      <ImportWork
        source={sourceOf(place, t(user.label))}
        onClose={onClose}
        onImported={({ passwords }) => onImported(passwords)}
      />
    </Dialog>
  );
}

type UserSource = ImportSource<EndpointOutput<typeof importUsers>>;

function sourceOf(place: Place, name: string): UserSource {
  const calls = { check: importUsersCheck, import: importUsers, faults: importUsersFaults, template: userTemplate };
  // The seam: what the file goes with is sent in the query, whatever the input of the call.
  return { ...calls, name, mayCover: true, query: placeInput(place) } as unknown as UserSource;
}
