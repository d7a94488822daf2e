import { roleText } from '@zhaocai/model/permission/role-words';
import { user } from '@zhaocai/model/organization/user';
import { userDetail } from '@zhaocai/model/organization/user-endpoints';
import { Button } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { placeInput, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';

export interface UserViewProps {
  readonly place: Place;
  readonly id: string | undefined;
  readonly onClose: () => void;
  readonly onEdit?: (id: string) => void;
}

const shown = [
  'account',
  'realName',
  'code',
  'sex',
  'phone',
  'email',
  'birthday',
  'status',
  'mustChangePassword',
] as const;

/** Everything about one user, in one look. */
export function UserView({ place, id, onClose, onEdit }: UserViewProps) {
  const t = useText();
  const language = useLanguage();
  const query = useEndpoint(userDetail, { ...placeInput(place), id: id ?? '' }, { enabled: id !== undefined });
  return (
    <Dialog
      isOpen={id !== undefined}
      title={query.data?.name ?? t(texts.userDetails)}
      width={administrationWidth}
      onClose={onClose}
    >
      <Loaded query={query}>
        {(row) => (
          <DescriptionList
            facts={[
              ...shown.map((name) => ({
                key: name,
                label: t(user.fields[name].label),
                value: <FieldValueView field={user.fields[name]} value={row[name]} />,
              })),
              { key: 'dept', label: t(texts.deptName), value: row.deptName.replaceAll(',', '、'), isWide: true },
              { key: 'post', label: t(texts.postName), value: row.postName.replaceAll(',', '、'), isWide: true },
              { key: 'role', label: t(texts.roleName), value: roleText(row.roleName, language), isWide: true },
            ]}
          />
        )}
      </Loaded>
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        {onEdit && id && <Button onClick={() => onEdit(id)}>{t(kitTexts.edit)}</Button>}
        <Button type="primary" autoFocus onClick={onClose}>
          {t(kitTexts.close)}
        </Button>
      </div>
    </Dialog>
  );
}
