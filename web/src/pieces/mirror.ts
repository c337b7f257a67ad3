/** A shape and its mirror image on the other side, as one path. Only for absolute commands whose
 * points are written `x,y`. */
export function both(d: string): string {
  const turned = d.replace(/(-?[\d.]+),/g, (_, x: string) => `${-Number(x)},`);
  return `${d} ${turned}`;
}
