import { allKinds, type TenantKind } from '@zhaocai/model/kit/menu';
import { menu } from '@zhaocai/model/permission/menu';
import { menuDetail, menuSubmit, type MenuRecord } from '@zhaocai/model/permission/menu-endpoints';
import { tenantKindNames } from '@zhaocai/model/tenancy/tenant';
import { Checkbox } from 'antd';
import { useRef, useState, type Ref } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type FormValues, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { permissionTexts as texts } from '../texts.ts';

/** What the dialog is open for. */
export type MenuTask =
  | { readonly kind: 'addMenu'; readonly parent?: MenuRecord }
  | { readonly kind: 'addButton'; readonly parent: MenuRecord }
  | { readonly kind: 'edit'; readonly row: MenuRecord };

const buttonCategory = 2;
const { parentId, name, nameEn, code, path, source, isOpen, action, alias, sort, remark, roleAliases } = menu.fields;
const menuFields = { parentId, name, nameEn, code, path, source, isOpen, sort, roleAliases, remark };
const buttonFields = { parentId, name, nameEn, code, action, alias, sort, remark };

/** Adds or edits a menu or a button: each with the fields that mean something for it. */
export function MenuDialog({ task: wanted, onClose }: { task: MenuTask | undefined; onClose: () => void }) {
  const t = useText();
  const task = useLastShown(wanted);
  const form = useRef<ResourceFormHandle>(null);
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog isOpen={wanted !== undefined} title={task && t(titleOf(task))} width={administrationWidth} onClose={close}>
      {task?.kind === 'edit' && <EditForm id={task.row.id} handle={form} onClose={onClose} />}
      {task && task.kind !== 'edit' && <MenuForm start={startOf(task)} handle={form} onClose={onClose} />}
    </Dialog>
  );
}

function titleOf(task: MenuTask) {
  if (task.kind === 'edit') return task.row.category === buttonCategory ? texts.editButton : texts.editMenu;
  if (task.kind === 'addButton') return texts.addButton;
  return task.parent ? texts.addSubMenu : texts.addMenu;
}

interface Start {
  readonly isButton: boolean;
  readonly kinds: readonly TenantKind[];
  readonly initial?: FormValues;
  readonly row?: MenuRecord;
}

function startOf(task: Exclude<MenuTask, { kind: 'edit' }>): Start {
  const isButton = task.kind === 'addButton';
  const { parent } = task;
  return {
    isButton,
    kinds: parent?.tenantKinds ?? ['platform'],
    initial: {
      parentId: parent?.id,
      sort: 1,
      ...(isButton ? { code: `${parent?.code ?? ''}_`, action: 2 } : { isOpen: 1 }),
    },
  };
}

interface FormProps {
  readonly handle: Ref<ResourceFormHandle>;
  readonly onClose: () => void;
}

function EditForm({ id, ...props }: FormProps & { id: string }) {
  const query = useEndpoint(menuDetail, { id });
  return (
    <Loaded query={query}>
      {(row) => (
        <MenuForm {...props} start={{ isButton: row.category === buttonCategory, kinds: row.tenantKinds, row }} />
      )}
    </Loaded>
  );
}

function MenuForm({ start, handle, onClose }: FormProps & { start: Start }) {
  const t = useText();
  const save = useCommand(menuSubmit, { success: texts.saved });
  const [kinds, setKinds] = useState<readonly TenantKind[]>(start.kinds);
  const handleSubmit = async (values: FormValues) => {
    const category = start.row ? {} : { category: start.isButton ? buttonCategory : 1 };
    const answer = await save.run({ ...values, ...category, tenantKinds: [...kinds] });
    if (answer) onClose();
    return answer !== undefined;
  };
  return (
    <ResourceForm
      ref={handle}
      fields={start.isButton ? buttonFields : menuFields}
      row={start.row && { ...start.row }}
      initial={start.initial}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <div className="permission-kinds kit-form-wide">
        <span className="permission-kinds-label">{t(texts.forKinds)}</span>
        <Checkbox.Group
          value={[...kinds]}
          options={allKinds.map((kind) => ({ value: kind, label: t(tenantKindNames[kind]) }))}
          onChange={(chosen) => setKinds(allKinds.filter((kind) => chosen.includes(kind)))}
        />
        <p className="permission-quiet">{t(texts.forKindsHelp)}</p>
      </div>
    </ResourceForm>
  );
}
