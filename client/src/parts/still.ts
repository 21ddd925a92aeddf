// What has not changed is not drawn again: most of what a table tells changes little of what is shown.
import { Component, type ComponentType, createElement } from "preact";
import { useRef } from "preact/hooks";

/** Whether two objects have the same values under the same names. */
function alike(one: object, other: object): boolean {
  const values = other as Readonly<Record<string, unknown>>;
  const names = Object.entries(one);
  return names.length === Object.keys(other).length && names.every(([name, value]) => values[name] === value);
}

/** A part of a screen that is drawn again only when one of its properties is another, or a signal that it reads.

What `memo` of `preact/compat` does, which brings that library's whole layer for React with it. */
export function still<Props extends object>(Part: ComponentType<Props>) {
  return class Still extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return !alike(this.props, next);
    }
    override render() {
      return createElement(Part, this.props);
    }
  };
}

/** What each view makes anew, by key: the object of before where it says the same, and all of them where all do. */
export function useSame<One extends { readonly key: number }>(all: readonly One[]): readonly One[] {
  const before = useRef<readonly One[]>([]);
  const now = all.map((one) => before.current.find((old) => old.key === one.key && alike(old, one)) ?? one);
  if (!alike(before.current, now)) before.current = now;
  return before.current;
}

/** The same object at each drawing, that holds what was handed over last: for what is called after it. */
export function useLatest<Held>(held: Held): { readonly current: Held } {
  const latest = useRef(held);
  latest.current = held;
  return latest;
}
