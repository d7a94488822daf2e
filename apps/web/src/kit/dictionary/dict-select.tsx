import { Select } from 'antd';
import { useLanguage } from '../text/language.ts';
import { keysOf, spelled } from './dict-tag.tsx';
import { useDictWords, type DictSource } from './use-dict-words.ts';

export interface DictSelectProps extends DictSource {
  readonly id?: string;
  readonly value?: string | readonly string[] | null;
  readonly onChange?: (value: string | string[] | null) => void;
  readonly isMultiple?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** Names it for those who do not see it, where no label stands before it. */
  readonly label?: string;
  readonly allowClear?: boolean;
}

/** Chooses a word of a dictionary. A sealed word is offered only where it was chosen before. */
export function DictSelect(props: DictSelectProps) {
  const { value, onChange, isMultiple = false, allowClear = true } = props;
  const language = useLanguage();
  const { words, isLoading } = useDictWords(props);
  const chosen = keysOf(value);
  const options = words
    .filter(({ dictKey, isSealed }) => !isSealed || chosen.includes(String(dictKey)))
    .map((word) => ({ value: String(word.dictKey), label: spelled(word, language) }));
  const shared = {
    id: props.id,
    'aria-label': props.label,
    className: 'kit-wide',
    disabled: props.disabled,
    placeholder: props.placeholder,
    loading: isLoading,
    allowClear,
    options,
    showSearch: { optionFilterProp: 'label' },
  };
  if (isMultiple)
    return <Select<string[]> {...shared} mode="multiple" value={chosen} onChange={(keys) => onChange?.(keys)} />;
  return <Select<string> {...shared} value={chosen[0]} onChange={(key?: string) => onChange?.(key ?? null)} />;
}
