import { submitUser, userDetail } from '@zhaocai/model/organization/user-endpoints';
import type { InitialPassword } from '@zhaocai/model/organization/user-import-endpoints';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { formAddress, placeInput, userPaths, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import { PasswordsDialog } from './passwords-dialog.tsx';
import { UserForm, type UserValues } from './user-form.tsx';
import '../organization.css';

/** Adds a user, or changes the one in the address. */
export function UserFormPage() {
  return <UserWork isPlatform={false} />;
}

export function TenantUserFormPage() {
  return <UserWork isPlatform />;
}

function UserWork({ isPlatform }: { isPlatform: boolean }) {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? undefined;
  const place: Place = { tenantId: search.get('tenantId') ?? undefined, isPlatform };
  const row = useEndpoint(userDetail, { ...placeInput(place), id: id ?? '' }, { enabled: id !== undefined });
  useTabTitle(id ? row.data?.name : t(texts.newUser));
  const { save, passwords, leave } = useSave(place, id);
  const shared = { place, onSubmit: save, onCancel: leave };
  return (
    <div className="kit-page">
      <PageHead title={t(id ? texts.editUser : texts.newUser)} note={place.tenantId} />
      <div className="org-form">
        {id ? (
          <Loaded query={row}>{(found) => <UserForm key={found.version} {...shared} row={found} />}</Loaded>
        ) : (
          <UserForm {...shared} deptId={search.get('deptId') ?? undefined} />
        )}
      </div>
      <PasswordsDialog passwords={passwords} onClose={leave} />
    </div>
  );
}

/** Stores the form; a new account's password is shown before the page is left. */
function useSave(place: Place, id: string | undefined) {
  const navigate = useNavigate();
  const [passwords, setPasswords] = useState<readonly InitialPassword[]>();
  const command = useCommand(submitUser, { success: texts.saved });
  const leave = () => void navigate(formAddress(place.isPlatform ? userPaths.tenant.list : userPaths.own.list, place));
  const save = async (values: UserValues): Promise<boolean> => {
    const answer = await command.run({ ...values, ...placeInput(place), id });
    if (!answer) return false;
    const { id: userId, initialPassword: password } = answer.data;
    const { account = '', name = '' } = values;
    if (password) setPasswords([{ userId, account: String(account), name: String(name), password }]);
    else leave();
    return true;
  };
  return { save, passwords, leave };
}
