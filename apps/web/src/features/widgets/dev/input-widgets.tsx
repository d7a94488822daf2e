import { useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { ActionButton } from '../../../kit/widgets/action-button.tsx';
import { recognisedActions } from '../../../kit/widgets/action-names.ts';
import { ColorField } from '../../../kit/widgets/color-field.tsx';
import { moneyInCapitals } from '../../../kit/widgets/money-capitals.ts';
import { MoneyInput } from '../../../kit/widgets/money.tsx';
import { PeriodPicker, type PeriodMode, type PeriodValue } from '../../../kit/widgets/period-picker.tsx';
import { TextField } from '../../../kit/widgets/text-field.tsx';
import { Labelled } from './labelled.tsx';
import { widgetTexts as texts } from './texts.ts';

const modes: readonly PeriodMode[] = ['datetimerange', 'daterange', 'date', 'month', 'year', 'time'];
const others = [texts.save, texts.cancel, texts.reset] as const;

/** Texts, money, times, colours, actions. */
export function InputWidgets() {
  const t = useText();
  const [area, setArea] = useState<string | null>('120');
  const [money, setMoney] = useState<string | null>('1234.50');
  const [color, setColor] = useState('#409EFF');
  return (
    <div className="kit-facts">
      <Labelled label={t(texts.textField)}>
        <TextField label={t(texts.area)} unit="㎡" isRequired maxLength={8} value={area} onChange={setArea} />
      </Labelled>
      <Labelled label={t(texts.money)}>
        <MoneyInput value={money} onChange={setMoney} placeholder={t(texts.money)} />
        <span className="kit-unit">{money && moneyInCapitals(money)}</span>
      </Labelled>
      <Labelled label={t(texts.color)}>
        <ColorField value={color} onChange={setColor} />
      </Labelled>
      {modes.map((mode) => (
        <Labelled key={mode} label={mode}>
          <Period mode={mode} />
        </Labelled>
      ))}
      <Labelled label={t(texts.actions)} isWide>
        {recognisedActions.map((name) => (
          <ActionButton key={name.zh} name={name} onClick={() => undefined} />
        ))}
      </Labelled>
      <Labelled label={t(texts.buttons)} isWide>
        <span className="kit-page-actions">
          {others.map((name) => (
            <ActionButton
              key={name.zh}
              name={name}
              icon={name === texts.save ? 'save' : undefined}
              onClick={() => undefined}
            />
          ))}
        </span>
      </Labelled>
    </div>
  );
}

function Period({ mode }: { mode: PeriodMode }) {
  const [value, setValue] = useState<PeriodValue>(null);
  return <PeriodPicker mode={mode} value={value} onChange={setValue} placeholder={mode} />;
}
