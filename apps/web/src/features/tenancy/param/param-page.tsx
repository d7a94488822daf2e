import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import { insideSentence } from '../../../kit/resource-page/join-words.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import '../tenancy.css';
import { PlusOutlined } from '@ant-design/icons';
import { resource } from '@zhaocai/model/kit/resource';
import { listParams, param, type ParamRow } from '@zhaocai/model/tenancy/param';
import { paramWords } from '@zhaocai/model/tenancy/param-words';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useSession } from '../../../kit/session/session-store.ts';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { verbOf } from '../tenant/verb-of.ts';
import { ParamDialog, type ParamTask } from './param-dialog.tsx';
import { paramTexts as texts } from './texts.ts';
import { paramsExport } from '@zhaocai/model/tenancy/tenancy-exports';
import { ImportButton } from '../../../kit/resource-page/import-button.tsx';

const { fields } = param;
const keyColumn: DataColumn<ParamRow> = {
  prop: 'paramKey',
  label: fields.paramKey.label,
  width: 220,
  render: (row) => <Copyable value={row.paramKey} />,
};
const nameColumn: DataColumn<ParamRow> = {
  prop: 'paramName',
  label: fields.paramName.label,
  width: 200,
  type: 'mylink',
  render: (row) => <ParamWords row={row} />,
};
const remarkColumn: DataColumn<ParamRow> = {
  prop: 'remark',
  label: fields.remark.label,
  width: 260,
  render: (row) => <ParamWords row={row} isRemark />,
};
const updatedColumn: DataColumn<ParamRow> = {
  prop: 'updateTime',
  label: texts.updated,
  width: 160,
  render: ({ updateTime }) => <span className="kit-number">{updateTime ? shownInstant(updateTime) : '—'}</span>,
};

/** [R98] name, key and value; the platform sees what tenants may change, a tenant what it has changed. */
const platformColumns: readonly DataColumn<ParamRow>[] = [
  nameColumn,
  { prop: 'platformValue', label: texts.value, width: 280 },
  keyColumn,
  { prop: 'isOverridable', label: texts.overridable, width: 110, render: (row) => <YesNo isSo={row.isOverridable} /> },
  updatedColumn,
  remarkColumn,
];
const tenantColumns: readonly DataColumn<ParamRow>[] = [
  nameColumn,
  { prop: 'paramValue', label: texts.effective, width: 170 },
  { prop: 'platformValue', label: texts.platformValue, width: 170 },
  { prop: 'isOverridable', label: fields.isOverridable.label, width: 120, render: (row) => <MayOverride row={row} /> },
  keyColumn,
  updatedColumn,
  remarkColumn,
];

/** The platform's parameters; a tenant sees beside each whether it may differ, and its own value. */
export function ParamPage() {
  const t = useText();
  const isPlatform = useSession(({ user }) => user?.tenantId === '000000');
  const [state, change] = useListState();
  const [task, setTask] = useState<ParamTask>();
  const allowed = useAllowed();
  const mayAdd = allowed('param_add') && isPlatform;
  const mayImport = allowed('param_import');
  const query = useEndpoint(listParams, listInput(state), { keepPrevious: true });
  const actions = useParamActions({ isPlatform, onTask: setTask });
  const addButton = mayAdd && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setTask({ kind: 'add' })}>
      {t(texts.add)}
    </Button>
  );
  return (
    <ListPage<ParamRow>
      id={isPlatform ? 'param' : 'ownParam'}
      title={t(texts.title)}
      columns={isPlatform ? platformColumns : tenantColumns}
      query={query}
      state={state}
      onState={change}
      exported={paramsExport}
      filters={[{ name: 'keyword', label: texts.search }]}
      actions={
        <>
          {isPlatform && mayImport && <ImportButton entity={param} />}
          {addButton}
        </>
      }
      rowActions={actions}
      onOpen={(row) => setTask({ kind: 'view', row })}
      isCovered={task !== undefined}
      empty={{ title: t(kitTexts.nothingYet, { name: insideSentence(t(param.label)) }), action: addButton }}
    >
      <ParamDialog task={task} isPlatform={isPlatform} onClose={() => setTask(undefined)} />
    </ListPage>
  );
}

interface ActionOptions {
  readonly isPlatform: boolean;
  readonly onTask: (task: ParamTask) => void;
}

function useParamActions({ isPlatform, onTask }: ActionOptions): (row: ParamRow) => RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const { remove } = resource(param);
  const removing = useCommand(verbOf(remove), { success: texts.removed, inQuery: true });
  const resetting = useCommand(verbOf(remove), { success: texts.resetDone, inQuery: true });
  const handleRemove = async ({ id, paramName: name }: ParamRow) => {
    const question = { title: t(texts.removeTitle, { name }), text: t(texts.removeText), ok: t(texts.remove) };
    if (await confirm({ ...question, isDangerous: true })) await removing.run({ ids: id });
  };
  const handleReset = async ({ ownId, paramName: name, platformValue: value }: ParamRow) => {
    const question = { title: t(texts.resetTitle, { name }), text: t(texts.resetText, { value }), ok: t(texts.reset) };
    if (ownId && (await confirm(question))) await resetting.run({ ids: ownId });
  };
  return (row) => {
    const view = { key: 'view', label: t(texts.view), onClick: () => onTask({ kind: 'view', row }) };
    const edit = { key: 'edit', label: t(texts.edit), onClick: () => onTask({ kind: 'edit', row }) };
    if (isPlatform)
      return [
        view,
        ...(allowed('param_edit') ? [edit] : []),
        ...(allowed('param_delete') && !row.isBuiltIn
          ? [{ key: 'remove', label: t(texts.remove), isDangerous: true, onClick: () => void handleRemove(row) }]
          : []),
      ];
    const mayOverride = row.isOverridable && allowed('param_edit') && (row.ownId !== null || allowed('param_add'));
    return [
      view,
      ...(mayOverride ? [{ ...edit, label: t(row.ownId ? texts.edit : texts.override) }] : []),
      ...(row.ownId && allowed('param_delete')
        ? [{ key: 'reset', label: t(texts.reset), onClick: () => void handleReset(row) }]
        : []),
    ];
  };
}

function YesNo({ isSo }: { isSo: boolean }) {
  const t = useText();
  return <>{t(isSo ? texts.yes : texts.no)}</>;
}

function MayOverride({ row }: { row: ParamRow }) {
  const t = useText();
  if (row.isOverridable && row.ownValue !== null) return <ToneTag tone="blue">{t(texts.ownValue)}</ToneTag>;
  return <span className="tenancy-quiet">{t(row.isOverridable ? texts.mayOverride : texts.locked)}</span>;
}

/** What a parameter is called, or says, in the language of the screen. */
function ParamWords({ row, isRemark = false }: { readonly row: ParamRow; readonly isRemark?: boolean }) {
  const { name, remark } = paramWords(row, useLanguage());
  return <>{isRemark ? remark : name}</>;
}
