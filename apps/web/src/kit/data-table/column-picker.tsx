import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Dropdown } from 'antd';
import type { Text } from '@zhaocai/model/kit/text';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

export interface ColumnPickerProps {
  readonly columns: readonly { readonly prop: string; readonly label: Text }[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Shows and hides columns; the last one stays. */
export function ColumnPicker({ columns, hidden, onChange }: ColumnPickerProps) {
  const t = useText();
  const shownCount = columns.length - hidden.length;
  const toggle = (prop: string, isShown: boolean) =>
    onChange(isShown ? hidden.filter((name) => name !== prop) : [...hidden, prop]);
  const list = (
    <div className="kit-column-list">
      {columns.map(({ prop, label }) => {
        const isShown = !hidden.includes(prop);
        return (
          <Checkbox
            key={prop}
            checked={isShown}
            disabled={isShown && shownCount <= 1}
            onChange={(event) => toggle(prop, event.target.checked)}
          >
            {t(label)}
          </Checkbox>
        );
      })}
      <Button size="small" type="link" disabled={hidden.length === 0} onClick={() => onChange([])}>
        {t(kitTexts.reset)}
      </Button>
    </div>
  );
  return (
    <Dropdown trigger={['click']} placement="bottomRight" popupRender={() => list}>
      <Button type="text" icon={<SettingOutlined />} aria-label={t(kitTexts.columns)} title={t(kitTexts.columns)} />
    </Dropdown>
  );
}
