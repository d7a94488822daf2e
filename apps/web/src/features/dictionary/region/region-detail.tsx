import { PlusOutlined } from '@ant-design/icons';
import { region, regionApi, regionLevels, type RegionDetail, type RegionRow } from '@zhaocai/model/dictionary/region';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { RegionDialog, type RegionTask } from './region-dialog.tsx';
import { regionTexts as texts } from './texts.ts';
import { useRemoveRegion } from './use-remove-region.ts';

export interface RegionDetailPanelProps {
  readonly code: string;
  readonly onChoose: (code: string) => void;
}

/** A region with what lies below it. */
export function RegionDetailPanel({ code, onChoose }: RegionDetailPanelProps) {
  const query = useEndpoint(regionApi.detail, { code });
  return (
    <section className="dictionary-words">
      <Loaded query={query}>{(found) => <RegionView found={found} onChoose={onChoose} />}</Loaded>
    </section>
  );
}

function RegionView({ found, onChoose }: { found: RegionDetail; onChoose: (code: string) => void }) {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<RegionTask>();
  const remove = useRemoveRegion(() => onChoose(found.parentCode));
  return (
    <>
      <header className="dictionary-head dictionary-head-line">
        <h2>{found.name}</h2>
        <Copyable value={found.code} />
        <div className="dictionary-head-actions">
          {!allowed('region_edit') && <span className="dictionary-hint">{t(texts.readOnly)}</span>}
          {allowed('region_delete') && found.level > 0 && (
            <Button danger onClick={() => void remove(found)}>
              {t(texts.remove)}
            </Button>
          )}
          {allowed('region_edit') && found.level > 0 && (
            <Button onClick={() => setTask({ kind: 'edit', row: found })}>{t(texts.edit)}</Button>
          )}
          {allowed('region_add') && found.level < 5 && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setTask({ kind: 'add', parent: found })}>
              {t(texts.addBelow)}
            </Button>
          )}
        </div>
      </header>
      <div className="region-facts">
        <RegionFacts found={found} />
      </div>
      <RegionChildren code={found.code} onChoose={onChoose} />
      <RegionDialog task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

function RegionFacts({ found }: { found: RegionDetail }) {
  const t = useText();
  const { fields } = region;
  return (
    <DescriptionList
      facts={[
        { key: 'fullName', label: t(texts.fullName), value: found.fullName },
        { key: 'level', label: t(fields.level.label), value: <ChoiceTag choices={regionLevels} value={found.level} /> },
        { key: 'parentCode', label: t(fields.parentCode.label), value: found.parentName },
        { key: 'edition', label: t(fields.edition.label), value: found.edition },
        { key: 'remark', label: t(fields.remark.label), value: found.remark },
      ]}
    />
  );
}

function RegionChildren({ code, onChoose }: RegionDetailPanelProps) {
  const t = useText();
  const query = useEndpoint(regionApi.lazyList, { parentCode: code });
  const columns: DataColumn<RegionRow>[] = [
    { prop: 'name', label: region.fields.name.label, width: 220, type: 'mylink' },
    { prop: 'code', label: region.fields.code.label, width: 140, isProno: true },
    {
      prop: 'level',
      label: region.fields.level.label,
      width: 120,
      render: (row) => <ChoiceTag choices={regionLevels} value={row.level} />,
    },
    { prop: 'remark', label: region.fields.remark.label, width: 200 },
  ];
  return (
    <Loaded query={query}>
      {(rows) => (
        <DataTable<RegionRow>
          id="region-children"
          columns={columns}
          // They are opened as the page's own region, not as branches of this table.
          rows={rows.map(({ hasChildren: _has, ...row }) => row)}
          isPagedHere
          onOpen={(row) => onChoose(row.code)}
          toolbar={<strong>{`${t(texts.children)} ${rows.length}`}</strong>}
          empty={<Empty title={t(texts.noChildren)} help={t(texts.noChildrenHelp)} />}
        />
      )}
    </Loaded>
  );
}
