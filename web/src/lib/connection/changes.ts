/** A seat's view from its two parts: whole in a snapshot, and as changes in an update. */
import type { Changes, SnapshotMessage, Update, UpdateMessage, View } from './wire'

export function joined({ public: shared, own }: SnapshotMessage): View | null {
  return shared && ({ ...shared, ...own } as View)
}

/** The fields that an update may leave out. */
const NOTHING = {
  legal: [],
  ready: [],
  agreed: [],
  clock: null,
  left: null,
  sheet: null,
  id: null,
  events: [],
}

/** Return an update with all its fields and the whole view, given the view before it. */
export const completed = (update: UpdateMessage, before: View | null): Update => ({
  ...NOTHING,
  ...update,
  view: changed(before, update),
})

/** Return the view after an update; its two parts have no field in common. */
function changed(view: View | null, { public: shared = {}, own = {} }: UpdateMessage): View | null {
  const fields = { ...view, ...changesIn(view, shared), ...changesIn(view, own) }
  return view === null && Object.keys(fields).length === 0 ? null : (fields as View)
}

export function changesIn(view: View | null, { set = {}, tails = {} }: Changes): Partial<View> {
  const before: Record<string, unknown> = { ...view }
  const lists = Object.entries(tails).map(([name, [kept, ...items]]) => {
    const list = before[name]
    return [name, [...(Array.isArray(list) ? list.slice(0, Number(kept)) : []), ...items]]
  })
  return { ...set, ...(Object.fromEntries(lists) as object) }
}
