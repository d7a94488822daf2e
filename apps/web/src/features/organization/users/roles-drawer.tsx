import { roleText } from '@zhaocai/model/permission/role-words';
import {
  assignableRoles,
  grantUsers,
  type AssignableRole,
  type UserRow,
} from '@zhaocai/model/organization/user-endpoints';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useCompact } from '../../../kit/screen/use-compact.ts';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Drawer } from '../../../kit/widgets/drawer.tsx';
import { placeInput, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';

export interface RolesDrawerProps {
  readonly place: Place;
  /** Whose roles; nobody: the drawer is closed. */
  readonly users: readonly UserRow[];
  readonly onClose: () => void;
}

/** Which roles one or several users hold. */
export function RolesDrawer({ place, users, onClose }: RolesDrawerProps) {
  const t = useText();
  const isPhone = useCompact();
  const [first] = users;
  const title =
    users.length === 1 ? t(texts.rolesOf, { names: first?.name ?? '' }) : t(texts.rolesOfMany, { count: users.length });
  const roles = useEndpoint(assignableRoles, placeInput(place), { enabled: users.length > 0 });
  return (
    <Drawer open={users.length > 0} title={title} size={isPhone ? '100%' : 420} onClose={onClose} destroyOnHidden>
      <p className="org-text">{t(texts.rolesHelp)}</p>
      <Loaded query={roles}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={t(texts.noRoles)} />
          ) : (
            <RoleChoice
              key={users.map(({ id }) => id).join()}
              place={place}
              users={users}
              roles={list}
              onClose={onClose}
            />
          )
        }
      </Loaded>
    </Drawer>
  );
}

function RoleChoice({ place, users, roles, onClose }: RolesDrawerProps & { roles: readonly AssignableRole[] }) {
  const t = useText();
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly string[]>(() => sharedRoles(users));
  const grant = useCommand(grantUsers, { success: texts.rolesSaved, onSuccess: onClose });
  const handleSave = () =>
    grant.run({ ...placeInput(place), userIds: users.map(({ id }) => id).join(','), roleIds: chosen.join(',') });
  return (
    <>
      <Checkbox.Group
        className="org-roles"
        value={[...chosen]}
        options={roles.map(({ id, roleName, isGrantable }) => ({
          value: id,
          label: roleText(roleName, language),
          disabled: !isGrantable,
        }))}
        onChange={setChosen}
      />
      <div className="org-form-foot">
        <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" loading={grant.isRunning} onClick={() => void handleSave()}>
          {t(kitTexts.save)}
        </Button>
      </div>
    </>
  );
}

/** What all of them hold is ticked from the start. */
function sharedRoles(users: readonly UserRow[]): string[] {
  const [first, ...others] = users.map(({ roleId }) => roleId.split(',').filter(Boolean));
  return (first ?? []).filter((id) => others.every((ids) => ids.includes(id)));
}
