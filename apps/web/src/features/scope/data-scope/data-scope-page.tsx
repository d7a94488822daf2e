import '../scope.css';
import { QuestionCircleOutlined } from '@ant-design/icons';
import { entity, type Row } from '@zhaocai/model/kit/entity';
import { dataScope } from '@zhaocai/model/scope/data-scope';
import { dataScopeMenus } from '@zhaocai/model/scope/scope-endpoints';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useCompact } from '../../../kit/screen/use-compact.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { useMenuSource } from '../editing/menu-source.ts';
import { DataScopeDialog } from './data-scope-dialog.tsx';
import { rangeWords, resourceName, type ScopeSketch } from './scope-words.ts';
import { dataScopeTexts as texts } from './texts.ts';
import { useScopeContext, type ScopeContext } from './use-scope-context.ts';

/** Codes are not typed into a search: the tree narrows by resource. So the list takes them as they are. */
const listed = entity({
  ...dataScope,
  search: ['scopeName', 'remark'],
  fields: {
    ...dataScope.fields,
    resourceCode: { kind: 'json', label: dataScope.fields.resourceCode.label },
    scopeColumn: { kind: 'json', label: dataScope.fields.scopeColumn.label },
  },
});
type DataScopeRow = Row<typeof listed>;

/** The data scopes that roles can be granted, by menu. */
export function DataScopePage() {
  const t = useText();
  const navigate = useNavigate();
  const context = useScopeContext();
  const source = useMenuSource(dataScopeMenus);
  const isPhone = useCompact();
  const [task, setTask] = useState<RowTask>();
  const columns = useMemo(() => columnsIn(context), [context]);
  return (
    <>
      <ResourcePage
        entity={listed}
        title={t(texts.title)}
        columns={columns}
        // A phone has no room for a tree beside the cards.
        tree={isPhone ? undefined : { source, filter: 'menuId', title: t(texts.menus) }}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={({ id }) => setTask({ kind: 'edit', id })}
        onOpen={({ id }) => setTask({ kind: 'view', id })}
        toolbar={
          <Button icon={<QuestionCircleOutlined />} onClick={() => void navigate('/authority/datascope/explain')}>
            {t(texts.explain)}
          </Button>
        }
      />
      <DataScopeDialog
        task={task}
        context={context}
        onClose={() => setTask(undefined)}
        onEdit={(id) => setTask({ kind: 'edit', id })}
      />
    </>
  );
}

function columnsIn(context: ScopeContext): (string | DataColumn<DataScopeRow>)[] {
  return [
    { prop: 'scopeName', label: dataScope.fields.scopeName.label, width: 160, type: 'mylink', sortable: true },
    {
      prop: 'resourceCode',
      label: dataScope.fields.resourceCode.label,
      width: 100,
      sortable: true,
      render: ({ resourceCode }) => resourceName(String(resourceCode), context),
    },
    { prop: 'scopeType', label: dataScope.fields.scopeType.label, width: 150, sortable: true, render: kindTag },
    {
      prop: 'scopeValue',
      label: texts.meaning,
      width: 250,
      render: (row) => (
        <span className="scope-meaning">{context.isReady ? rangeWords(sketchOf(row), context) : ''}</span>
      ),
    },
    { prop: 'remark', label: dataScope.fields.remark.label, width: 160, visible: false },
  ];
}

function kindTag({ scopeType }: DataScopeRow) {
  return <ChoiceTag choices={dataScope.fields.scopeType.choices} value={scopeType} />;
}

function sketchOf({ resourceCode, scopeColumn, scopeType, scopeValue }: DataScopeRow): ScopeSketch {
  return {
    resourceCode: String(resourceCode),
    scopeColumn: typeof scopeColumn === 'string' ? scopeColumn : null,
    scopeType,
    scopeValue,
  };
}
