import { ArrowUpOutlined, DeleteOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { isJsonObject, textAt } from '@zhaocai/model/form/json';
import type { Json, JsonObject } from '@zhaocai/model/form/model';
import { Button, Input, Tooltip } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { designTexts, panelTexts as texts } from '../texts.ts';

export interface ColumnsSettingProps {
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
}

/** Columns of a list whose rows are picked: label, key in the row, and whether it is searched. */
export function ColumnsSetting({ value, onChange }: ColumnsSettingProps) {
  const t = useText();
  const list = Array.isArray(value) ? value.filter(isJsonObject) : [];
  const change = (at: number, part: JsonObject) => onChange(list.with(at, { ...list[at], ...part }));
  const raise = (at: number) => onChange(list.toSpliced(at, 1).toSpliced(at - 1, 0, ...list.slice(at, at + 1)));
  return (
    <div className="form-options">
      {list.map((column, at) => {
        const label = textAt(column, 'label') ?? '';
        const isSearch = column['search'] === true;
        return (
          <div className="form-option" key={at}>
            <Input
              value={label}
              maxLength={60}
              placeholder={t(texts.columnLabel)}
              aria-label={t(texts.columnLabel)}
              onChange={(event) => change(at, { label: event.target.value })}
            />
            <Input
              value={textAt(column, 'prop') ?? ''}
              maxLength={64}
              placeholder={t(texts.columnKey)}
              aria-label={t(texts.columnKey)}
              onChange={(event) => change(at, { prop: event.target.value.trim() })}
            />
            <Tooltip title={t(texts.columnSearch)}>
              <Button
                variant="text"
                color={isSearch ? 'primary' : 'default'}
                icon={<SearchOutlined />}
                aria-label={t(texts.columnSearch)}
                aria-pressed={isSearch}
                onClick={() => change(at, { search: !isSearch })}
              />
            </Tooltip>
            <Button
              type="text"
              disabled={at === 0}
              icon={<ArrowUpOutlined />}
              aria-label={t(designTexts.moveUp)}
              onClick={() => raise(at)}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t(texts.removeOne, { name: label })}
              onClick={() => onChange(list.toSpliced(at, 1))}
            />
          </div>
        );
      })}
      <span>
        <Button size="small" icon={<PlusOutlined />} onClick={() => onChange([...list, { label: '', prop: '' }])}>
          {t(texts.addColumn)}
        </Button>
      </span>
    </div>
  );
}
