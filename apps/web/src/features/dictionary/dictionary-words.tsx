import { ArrowLeftOutlined, CopyOutlined, PlusOutlined } from '@ant-design/icons';
import type { DictRow } from '@zhaocai/model/dictionary/dict-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import type { RowAction } from '../../kit/data-table/column.ts';
import { DataTable } from '../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../kit/widgets/error-panel.tsx';
import type { DictTask } from './dict-dialog.tsx';
import { DictionaryHead } from './dictionary-head.tsx';
import type { Shelf } from './shelf.ts';
import { dictionaryTexts as texts } from './texts.ts';
import { useCustomize, useRemoveDict, useSeal } from './use-dict-commands.ts';
import { useDictionaryRights } from './use-dictionary-rights.ts';
import { useWordColumns } from './word-columns.tsx';

export interface DictionaryWordsProps {
  readonly shelf: Shelf;
  readonly dictionary: DictRow;
  readonly onTask: (task: DictTask) => void;
  /** On a phone: back to the list. */
  readonly onLeave?: () => void;
}

/** The chosen dictionary: what it is, and its words by page. */
export function DictionaryWords({ shelf, dictionary, onTask, onLeave }: DictionaryWordsProps) {
  const t = useText();
  const rights = useDictionaryRights(shelf);
  const isWritable = rights.isOwn(dictionary);
  const seal = useSeal(shelf);
  const remove = useRemoveDict(shelf);
  const [paging, setPaging] = useState({ current: 1, size: 20 });
  const query = useEndpoint(shelf.api.childList, { ...paging, parentId: dictionary.id }, { keepPrevious: true });
  const columns = useWordColumns({ isWritable: isWritable && rights.mayEdit, onSeal: seal });
  const actions = (row: DictRow): RowAction[] => [
    ...(rights.mayEdit ? [{ key: 'edit', label: t(kitTexts.edit), onClick: () => onTask({ kind: 'edit', row }) }] : []),
    ...(rights.mayRemove && !row.isBuiltin
      ? [{ key: 'remove', label: t(kitTexts.remove), isDangerous: true, onClick: () => void remove(row) }]
      : []),
  ];
  const addButton = isWritable && rights.mayAdd && (
    <Button icon={<PlusOutlined />} onClick={() => onTask({ kind: 'add', parent: dictionary })}>
      {t(texts.addWord)}
    </Button>
  );
  return (
    <section className="dictionary-words">
      {onLeave && (
        <Button type="link" className="dictionary-back" icon={<ArrowLeftOutlined />} onClick={onLeave}>
          {t(texts.back)}
        </Button>
      )}
      <DictionaryHead shelf={shelf} dictionary={dictionary}>
        {isWritable && rights.mayEdit && (
          <Button onClick={() => onTask({ kind: 'edit', row: dictionary })}>{t(kitTexts.edit)}</Button>
        )}
        {isWritable && rights.mayRemove && !dictionary.isBuiltin && (
          <Button danger onClick={() => void remove(dictionary)}>
            {t(kitTexts.remove)}
          </Button>
        )}
        {!isWritable && rights.mayAdd && <CustomizeButton dictionary={dictionary} />}
        {addButton}
      </DictionaryHead>
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<DictRow>
          id={`${shelf.entity.name}-words`}
          columns={columns}
          rows={query.data?.records ?? []}
          isLoading={query.isPending}
          isNumbered={false}
          actions={isWritable && (rights.mayEdit || rights.mayRemove) ? actions : undefined}
          paging={{
            total: query.data?.total ?? 0,
            ...paging,
            sizes: [10, 20, 50, 100],
            onChange: (current, size) => setPaging({ current: size === paging.size ? current : 1, size }),
          }}
          empty={<Empty title={t(texts.noWords)} help={t(texts.noWordsHelp)} action={addButton} />}
        />
      )}
    </section>
  );
}

function CustomizeButton({ dictionary }: { dictionary: DictRow }) {
  const t = useText();
  const { customize, isRunning } = useCustomize();
  return (
    <Button icon={<CopyOutlined />} loading={isRunning} onClick={() => void customize(dictionary)}>
      {t(texts.customize)}
    </Button>
  );
}
