import { DictionaryWork } from './dictionary-work.tsx';
import { businessShelf, systemShelf } from './shelf.ts';

/** The platform's dictionaries. */
export function SystemDictionaryPage() {
  return <DictionaryWork shelf={systemShelf} />;
}

/** What a tenant keeps itself, and what it has from the platform. */
export function BusinessDictionaryPage() {
  return <DictionaryWork shelf={businessShelf} />;
}
