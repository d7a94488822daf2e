import { PlusOutlined } from '@ant-design/icons';
import { dept } from '@zhaocai/model/organization/dept';
import { lazyListDepts, removeDepts, type DeptRow } from '@zhaocai/model/organization/dept-endpoints';
import { Button, Input } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { call } from '../../../kit/http/call.ts';
import { ExportButton } from '../../../kit/resource-page/export-button.tsx';
import { ImportButton } from '../../../kit/resource-page/import-button.tsx';
import { ListEmpty } from '../../../kit/resource-page/list-empty.tsx';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { deptPaths, formAddress, placeInput, useDeptRights, userPaths, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import '../organization.css';

export interface DeptsListProps {
  readonly place: Place;
  readonly title: string;
  readonly chooser?: ReactNode;
}

const { fields } = dept;

const columns: readonly DataColumn<DeptRow>[] = [
  { prop: 'deptName', label: fields.deptName.label, width: 280, type: 'mylink' },
  {
    prop: 'deptCategory',
    label: fields.deptCategory.label,
    width: 110,
    render: ({ deptCategory }) => <ChoiceTag choices={fields.deptCategory.choices} value={deptCategory} />,
  },
  { prop: 'managerName', label: texts.manager, width: 140 },
  { prop: 'fullName', label: fields.fullName.label, width: 220 },
  { prop: 'sort', label: fields.sort.label, width: 90, align: 'right' },
  { prop: 'remark', label: fields.remark.label, width: 200, visible: false },
];

/** Of a spreadsheet, in the order of the form: what an import takes. */
const spreadsheetColumns = 'parentId,deptName,fullName,deptCategory,managerId,sort,remark';

/** The departments of a place as a tree, level by level; a name searches all levels. */
export function DeptsList({ place, title, chooser }: DeptsListProps) {
  const t = useText();
  const navigate = useNavigate();
  const may = useDeptRights(place);
  const [search, setSearch] = useSearchParams();
  const deptName = search.get('deptName') ?? '';
  const where = placeInput(place);
  const query = useEndpoint(lazyListDepts, { ...where, ...(deptName ? { deptName } : { parentId: '0' }) });
  const branches = useMemo(() => branchesOf(place), [place]);
  const form = place.isPlatform ? deptPaths.tenant.form : deptPaths.own.form;
  const open = (known: Readonly<Record<string, string>>) => void navigate(formAddress(form, place, known));
  const remove = useRemove(place);
  const users = place.isPlatform ? userPaths.tenant.list : userPaths.own.list;
  const actions = (row: DeptRow): RowAction[] => {
    const candidates: [boolean, RowAction][] = [
      [may('edit'), { key: 'edit', label: t(kitTexts.edit), onClick: () => open({ id: row.id }) }],
      [
        true,
        {
          key: 'people',
          label: t(texts.people),
          onClick: () => void navigate(formAddress(users, place, { deptId: row.id })),
        },
      ],
      [may('delete'), { key: 'remove', label: t(kitTexts.remove), isDangerous: true, onClick: () => void remove(row) }],
      [may('add'), { key: 'below', label: t(texts.newBelow), onClick: () => open({ parentId: row.id }) }],
    ];
    return candidates.flatMap(([mayDo, action]) => (mayDo ? [action] : []));
  };
  const addButton = may('add') && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => open({})}>
      {t(texts.newDept)}
    </Button>
  );
  const find = (name: string) => setSearch({ ...where, ...(name.trim() && { deptName: name.trim() }) });
  return (
    <div className="kit-page">
      <PageHead
        title={title}
        note={chooser}
        actions={
          <>
            {may('import') && <ImportButton entity={dept} />}
            {may('export') && (
              <ExportButton
                entity={dept}
                input={() => ({ ...where, ...(deptName && { deptName }), exportColumns: spreadsheetColumns })}
              />
            )}
            {addButton}
          </>
        }
      />
      <Input.Search
        className="org-search"
        allowClear
        placeholder={t(texts.deptSearch)}
        aria-label={t(texts.deptSearch)}
        defaultValue={deptName}
        onSearch={find}
      />
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<DeptRow>
          id="dept"
          columns={columns}
          rows={query.data ?? []}
          isLoading={query.isFetching && !query.data}
          branches={deptName ? undefined : branches}
          actions={actions}
          onOpen={may('edit') ? ({ id }) => open({ id }) : undefined}
          empty={
            <ListEmpty
              name={t(dept.label)}
              isFiltered={deptName !== ''}
              onClearFilters={() => find('')}
              action={addButton}
            />
          }
        />
      )}
    </div>
  );
}

/** What lies below a row, asked for when it is opened. */
function branchesOf(place: Place) {
  return {
    key: [lazyListDepts.route, place.tenantId ?? 'own'],
    load: async ({ id }: DeptRow) => (await call(lazyListDepts, { ...placeInput(place), parentId: id })).data,
  };
}

function useRemove(place: Place) {
  const t = useText();
  const confirm = useConfirm();
  const command = useCommand(removeDepts, { success: kitTexts.removed });
  return async ({ id, deptName: name }: DeptRow) => {
    const isSure = await confirm({
      title: t(texts.removeDeptQuestion, { name }),
      text: t(texts.removeDeptText),
      ok: t(kitTexts.remove),
      isDangerous: true,
    });
    if (isSure) await command.run({ ...placeInput(place), ids: id });
  };
}
