/** One tree as a scene: wood and its edge, leaves, figures, ground. Five draw calls, whatever grows on it. */
import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  type Texture,
} from "three";
import type { Stance } from "../../../generated/games/kodama-3d";
import { BOX } from "../pack";
import { type Vec, spot } from "../space/cells";
import type { Figure, Layout, Limb } from "../space/layout";
import { placeOf } from "./atlas";
import { leavesOf, woodOf, woodOfLimb, type Body } from "./bodies";
import type { Inks } from "./inks";
import * as ink from "./shaders";

type Uniforms = Record<string, { value: unknown }>;

const COLOURS = ["ground", "paper", "bark", "barkDark", "barkLight", "barkGrain", "edge", "moss", "accent", "shade", "glow"] as const;
const NOWHERE = 99;
const EDGE = 0.032;

/** What all trees share: colours, the figures' picture, and how far away things pale. */
export class Palette {
  /** Materials hold these by reference: a change here is seen by all of them. */
  readonly uniforms: Uniforms = {
    atlas: { value: null },
    span: { value: new Vector2(5, 20) },
    size: { value: new Vector2(1, 1) },
    leafInks: { value: [new Vector3(), new Vector3(), new Vector3()] },
    night: { value: 0 },
    shadows: { value: 0 },
    ...Object.fromEntries(COLOURS.map((name) => [name, { value: new Vector3() }])),
  };

  set(inks: Inks, atlas: Texture): void {
    for (const name of COLOURS) this.put(name, new Vector3(...inks[name]));
    this.put("leafInks", inks.leaves.map((leaf) => new Vector3(...leaf)));
    this.put("night", inks.night ? 1 : 0);
    this.put("shadows", inks.night ? 0.5 : 0.3);
    this.put("atlas", atlas);
  }

  private put(name: string, value: unknown): void {
    this.uniforms[name]!.value = value;
  }
}

/** A tile that is tried at a point: it is drawn through, and red where it may not stay. */
export interface Ghost {
  readonly limb: Limb;
  readonly figures: readonly Figure[];
  readonly allowed: boolean;
}

export class Model {
  readonly scene = new Scene();
  /** Everything that leans when the tree would fall. */
  private readonly tree = new Group();
  private readonly ghosts = new Group();
  private readonly materials = new Map<string, ShaderMaterial>();
  private readonly paint = { value: new Float32Array(ink.PARTS) };
  private readonly own: Uniforms;
  private readonly foot: Uniforms;
  private nudges: InstancedBufferAttribute | null = null;
  private ghostNudges: InstancedBufferAttribute | null = null;
  layout: Layout;
  ghost: Ghost | null = null;
  /** How far the figures that are shown were moved aside last, x and y in turn. */
  moved: readonly number[] = [];

  constructor(
    private readonly palette: Palette,
    layout: Layout,
  ) {
    this.layout = layout;
    this.own = { paint: this.paint, lights: { value: vectors([]) }, lit: { value: 0 } };
    this.foot = { bob: { value: new Vector2() }, ghostBob: { value: new Vector2(NOWHERE, 0) }, foot: { value: BOX.trunk.foot } };
    this.scene.add(this.ground(), this.tree);
    this.show(layout);
  }

  /** Let the tree be this one. */
  show(layout: Layout): void {
    this.layout = layout;
    cleared(this.tree);
    const wood = geometryOf(woodOf(layout));
    this.tree.add(...this.wood(wood, 1), this.leaves(layout.limbs, 1));
    const { mesh, nudges } = this.figures(layout.figures, 1);
    this.nudges = nudges;
    this.tree.add(mesh, this.ghosts);
    const lights = layout.figures.filter((figure) => figure.trait === "firefly").map((figure) => figure.at);
    this.own["lights"]!.value = vectors(lights);
    this.own["lit"]!.value = Math.min(lights.length, ink.LIGHTS);
  }

  /** How each part is shown; parts that are not named are plain. */
  painted(parts: ReadonlyMap<number, ink.Paint>, rest: ink.Paint = "plain"): void {
    this.paint.value.fill(ink.PAINT[rest]);
    for (const [part, how] of parts) this.paint.value[part] = ink.PAINT[how];
  }

  /** Where the centre of mass is, and where it would come to. */
  stand(now: Stance | null, then: Stance | null): void {
    place(this.foot["bob"]!.value as Vector2, now);
    place(this.foot["ghostBob"]!.value as Vector2, then);
    if (!then) (this.foot["ghostBob"]!.value as Vector2).set(NOWHERE, 0);
  }

  /** Try a tile. */
  try(ghost: Ghost | null): void {
    cleared(this.ghosts);
    this.ghost = ghost;
    this.ghostNudges = null;
    if (!ghost) return;
    const { mesh, nudges } = this.figures(ghost.figures, 0.92);
    this.ghostNudges = nudges;
    this.ghosts.add(...this.wood(geometryOf(woodOfLimb(ghost.limb)), 0.72), mesh);
  }

  /** Lean the whole tree this far towards a side (radians, about the middle of the foot). */
  lean(towards: Vec | null, angle: number): void {
    if (!towards || !angle) this.tree.quaternion.identity();
    else this.tree.quaternion.setFromAxisAngle(new Vector3(towards[2], 0, -towards[0]).normalize(), angle);
    this.tree.updateMatrixWorld();
  }

  /** Where a place of the tree is, as it leans now. */
  leaning(at: Vec): Vec {
    const moved = new Vector3(...at).applyQuaternion(this.tree.quaternion);
    return [moved.x, moved.y, moved.z];
  }

  get shown(): readonly Figure[] {
    return this.ghost ? [...this.layout.figures, ...this.ghost.figures] : this.layout.figures;
  }

  /** Move figures aside, by as many pixels as told for each that is shown. */
  nudged(moved: Float32Array): void {
    this.moved = [...moved];
    const own = 2 * this.layout.figures.length;
    this.nudges?.set(moved.subarray(0, own));
    if (this.nudges) this.nudges.needsUpdate = true;
    this.ghostNudges?.set(moved.subarray(own));
    if (this.ghostNudges) this.ghostNudges.needsUpdate = true;
  }

  dispose(): void {
    cleared(this.tree);
    for (const child of this.scene.children) if (child instanceof Mesh) child.geometry.dispose();
    for (const material of this.materials.values()) material.dispose();
    this.materials.clear();
  }

  // ------------------------------------------------------------ parts

  /** Made once for each kind and opacity: a program that nothing holds any more would be compiled anew for each ghost. */
  private material(kind: string, opacity: number, vertexShader: string, fragmentShader: string, more: object, uniforms: Uniforms = {}): ShaderMaterial {
    const key = `${kind} ${opacity}`;
    const known = this.materials.get(key);
    if (known) return known;
    const material = new ShaderMaterial({ vertexShader, fragmentShader, ...more });
    material.uniforms = { ...this.palette.uniforms, ...this.own, opacity: { value: opacity }, ...uniforms };
    this.materials.set(key, material);
    return material;
  }

  private wood(geometry: BufferGeometry, opacity: number): readonly Mesh[] {
    const see = { transparent: opacity < 1, depthWrite: true };
    const edge = this.material("edge", opacity, ink.edgeVertex, ink.edgeFragment, { side: BackSide, ...see }, { thick: { value: EDGE } });
    const bark = this.material("bark", opacity, ink.woodVertex, ink.woodFragment, see);
    return [new Mesh(geometry, edge), new Mesh(geometry, bark)];
  }

  private leaves(limbs: readonly Limb[], opacity: number): Mesh {
    const leaves = leavesOf(limbs);
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(leaves.positions), 3));
    geometry.setAttribute("normal", new BufferAttribute(new Float32Array(leaves.normals), 3));
    geometry.setAttribute("blade", new BufferAttribute(new Float32Array(leaves.blades), 4));
    geometry.setIndex(leaves.index);
    return new Mesh(geometry, this.material("leaves", opacity, ink.leafVertex, ink.leafFragment, { side: DoubleSide }));
  }

  private figures(figures: readonly Figure[], opacity: number): { readonly mesh: Mesh; readonly nudges: InstancedBufferAttribute } {
    const geometry = new InstancedBufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array([-0.5, -0.5, 0, 0.5, -0.5, 0, -0.5, 0.5, 0, 0.5, 0.5, 0]), 3));
    geometry.setIndex([0, 1, 2, 1, 3, 2]);
    geometry.setAttribute("centre", new InstancedBufferAttribute(new Float32Array(figures.flatMap((figure) => [...figure.at])), 3));
    const told = figures.flatMap((figure) => [placeOf(figure.trait), figure.size * 1.18, figure.part]);
    geometry.setAttribute("figure", new InstancedBufferAttribute(new Float32Array(told), 3));
    const nudges = new InstancedBufferAttribute(new Float32Array(2 * figures.length), 2);
    geometry.setAttribute("nudge", nudges);
    geometry.instanceCount = figures.length;
    const material = this.material("figures", opacity, ink.figureVertex, ink.figureFragment, { transparent: true });
    const mesh = new Mesh(geometry, material);
    mesh.frustumCulled = false;
    mesh.renderOrder = 2;
    return { mesh, nudges };
  }

  private ground(): Mesh {
    const geometry = new BufferGeometry();
    const [r, y] = [2.3, -0.03];
    geometry.setAttribute("position", new BufferAttribute(new Float32Array([-r, y, -r, r, y, -r, -r, y, r, r, y, r]), 3));
    geometry.setIndex([0, 2, 1, 1, 2, 3]);
    const mesh = new Mesh(geometry, this.material("ground", 1, ink.groundVertex, ink.groundFragment, { transparent: true, depthWrite: false, side: DoubleSide }, this.foot));
    mesh.renderOrder = -1;
    return mesh;
  }
}

function geometryOf(body: Body): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(body.positions), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(body.normals), 3));
  geometry.setAttribute("grain", new BufferAttribute(new Float32Array(body.grain), 4));
  geometry.setIndex(body.index);
  return geometry;
}

function vectors(places: readonly Vec[]): Vector3[] {
  return Array.from({ length: ink.LIGHTS }, (_, at) => new Vector3(...(places[at] ?? [0, -9, 0])));
}

function place(bob: Vector2, stance: Stance | null): void {
  if (!stance) return;
  const [x, , z] = spot((stance.q / 1000) * BOX.trunk.foot, (stance.r / 1000) * BOX.trunk.foot, 0);
  bob.set(x, z);
}

function cleared(group: Group): void {
  for (const child of [...group.children]) {
    if (child instanceof Mesh) child.geometry.dispose();
    else if (child instanceof Group) cleared(child);
    group.remove(child);
  }
}
