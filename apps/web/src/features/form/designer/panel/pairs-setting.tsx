import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { isSameJson } from '@zhaocai/model/form/json';
import type { Json, JsonObject } from '@zhaocai/model/form/model';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { panelTexts as texts } from '../texts.ts';
import { Labelled } from './labelled.tsx';
import { isPlain, objectOf, pairFault, pairsOf, type Pair } from './pairs.ts';

export interface PairsSettingProps {
  readonly label: string;
  readonly value: Json | undefined;
  readonly onChange: (value: JsonObject) => void;
}

const faultTexts = { empty: texts.nameMissing, twice: texts.nameTwice, forbidden: texts.nameForbidden } as const;

/** Names with their values, such as what is sent along with a request. */
export function PairsSetting({ label, value, onChange }: PairsSettingProps) {
  const t = useText();
  const [pairs, setPairs] = useState(() => pairsOf(value));
  // Undone, imported or restored: what is typed here is not what stands in the form any more.
  if (!isSameJson(objectOf(pairs), value ?? {})) setPairs(pairsOf(value));
  const set = (next: readonly Pair[]) => {
    setPairs(next);
    const object = objectOf(next);
    if (!isSameJson(object, value ?? {})) onChange(object);
  };
  return (
    <Labelled label={label} isGroup>
      {pairs.map((pair, at) => (
        <PairLine
          // They are known by their place alone: a name is being typed.
          key={at}
          pair={pair}
          fault={pairFault(pairs, at)}
          onChange={(next) => set(pairs.with(at, next))}
          onRemove={() => set(pairs.toSpliced(at, 1))}
        />
      ))}
      <span>
        <Button size="small" icon={<PlusOutlined />} onClick={() => set([...pairs, { name: '', text: '', was: '' }])}>
          {t(texts.addPair)}
        </Button>
      </span>
    </Labelled>
  );
}

interface PairLineProps {
  readonly pair: Pair;
  readonly fault: ReturnType<typeof pairFault>;
  readonly onChange: (pair: Pair) => void;
  readonly onRemove: () => void;
}

function PairLine({ pair, fault, onChange, onRemove }: PairLineProps) {
  const t = useText();
  const { name, text, was } = pair;
  const isFixed = !isPlain(was);
  return (
    <>
      <div className="form-option">
        <Input
          value={name}
          maxLength={60}
          placeholder={t(texts.pairName)}
          aria-label={t(texts.pairName)}
          status={fault ? 'error' : undefined}
          onChange={(event) => onChange({ ...pair, name: event.target.value.trim() })}
        />
        <Input
          value={isFixed ? JSON.stringify(was) : text}
          maxLength={200}
          disabled={isFixed}
          placeholder={t(texts.pairValue)}
          aria-label={t(texts.pairValueOf, { name })}
          onChange={(event) => onChange({ ...pair, text: event.target.value })}
        />
        <Button type="text" icon={<DeleteOutlined />} aria-label={t(texts.removeOne, { name })} onClick={onRemove} />
      </div>
      {fault && (
        <span className="form-setting-fault" role="alert">
          {t(faultTexts[fault])}
        </span>
      )}
    </>
  );
}
