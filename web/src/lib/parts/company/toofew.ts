import type { TableInfo } from '../../connection/wire'

/** Return who has not pressed yet what a player wishes; nobody once enough people have. */
export function toPress(seats: TableInfo['seats'], own: number): number[] {
  const wish = seats[own]?.wish ?? 'wait'
  if (wish === 'wait') return []
  const here = seats.flatMap(({ kind, online }, seat) =>
    kind === 'person' && online ? [seat] : [],
  )
  const others = here.filter((seat) => seats[seat]?.wish !== wish)
  const most = (here.length - others.length) * 2 > here.length
  return wish === 'bot' && most ? [] : others
}
