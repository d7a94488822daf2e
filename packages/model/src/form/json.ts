import type { Json, JsonObject } from './model.ts';

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textAt(object: JsonObject, key: string): string | undefined {
  const value = object[key];
  return typeof value === 'string' ? value : undefined;
}

/** A number, or a text that is one: old panels wrote both. */
export function numberAt(object: JsonObject, key: string): number | undefined {
  const value = object[key];
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

export function flagAt(object: JsonObject, key: string): boolean {
  return object[key] === true;
}

export function objectAt(object: JsonObject, key: string): JsonObject {
  const value = object[key];
  return isJsonObject(value) ? value : {};
}

export function listAt(object: JsonObject, key: string): readonly Json[] {
  const value = object[key];
  return Array.isArray(value) ? value : [];
}

/** The setting at `min` or `children.align`. */
export function settingAt(props: JsonObject, path: string): Json | undefined {
  const [first = '', ...rest] = path.split('.');
  const value = props[first];
  if (rest.length === 0) return value;
  return isJsonObject(value) ? settingAt(value, rest.join('.')) : undefined;
}

/** The same object where nothing changes; `undefined` takes the key away. */
export function withSetting(props: JsonObject, path: string, value: Json | undefined): JsonObject {
  if (isSameJson(settingAt(props, path), value)) return props;
  const [first = '', ...rest] = path.split('.');
  if (rest.length > 0) return { ...props, [first]: withSetting(objectAt(props, first), rest.join('.'), value) };
  if (value !== undefined) return { ...props, [first]: value };
  const { [first]: _gone, ...left } = props;
  return left;
}

/** The same content; the order of keys says nothing. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((part, index) => isSameJson(part, right[index]));
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key], right[key]))
  );
}

/** Everything in it, and it: nothing that was read is changed by whoever shows it. */
export function deepFrozen<T extends Json>(value: T): T {
  if (Array.isArray(value)) value.forEach(deepFrozen);
  else if (isJsonObject(value)) Object.values(value).forEach(deepFrozen);
  return Object.freeze(value);
}
