import type { DictRow } from '@zhaocai/model/dictionary/dict-endpoints';
import { dict } from '@zhaocai/model/dictionary/dict';
import { Switch } from 'antd';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { dictionaryTexts as texts } from './texts.ts';

interface WordColumnOptions {
  readonly isWritable: boolean;
  readonly onSeal: (row: DictRow, isSealed: boolean) => Promise<void>;
}

/** A word: its key, both names, its place, and whether it is still offered. */
export function useWordColumns({ isWritable, onSeal }: WordColumnOptions): DataColumn<DictRow>[] {
  const t = useText();
  const { fields } = dict;
  return [
    { prop: 'dictValue', label: fields.dictValue.label, width: 160 },
    { prop: 'dictKey', label: fields.dictKey.label, width: 90, isProno: true },
    { prop: 'valueEn', label: fields.valueEn.label, width: 160 },
    { prop: 'sort', label: fields.sort.label, width: 80, align: 'right' },
    {
      prop: 'isSealed',
      label: texts.seal,
      width: 90,
      render: (row) =>
        isWritable ? (
          <Switch
            size="small"
            checked={row.isSealed === 1}
            aria-label={`${t(texts.seal)} ${row.dictValue}`}
            onChange={(isOn) => void onSeal(row, isOn)}
          />
        ) : (
          <ToneTag tone={row.isSealed === 1 ? 'grey' : 'green'}>
            {t(row.isSealed === 1 ? texts.sealed : texts.inUse)}
          </ToneTag>
        ),
    },
    { prop: 'remark', label: fields.remark.label, width: 200, visible: false },
  ];
}
