# shellcheck shell=bash
# Lets other packages build in this package's build folder. They source it after run.sh.
#
# SwiftPM plans a build for one root package, keeps the plan beside the products, and takes it again for
# the next build, whose root may be another package. It also removes the checkouts of what that root does
# not depend on. Both are therefore put aside and put back; the products stay.

plan_files=(debug.yaml plugin-tools.yaml workspace-state.json debug/description.json
  debug/plugin-tools-description.json)

# keep_plan: puts the plan and the checkouts aside
keep_plan() {
  local file
  rm -rf .build/kept-plan
  mkdir -p .build/kept-plan/debug
  for file in "${plan_files[@]}"; do
    [ ! -f ".build/$file" ] || cp -p ".build/$file" ".build/kept-plan/$file"
  done
  # Links cost nothing, and leave the times of the files as they are.
  cp -al .build/checkouts .build/repositories .build/kept-plan/
}

# restore_plan: puts them back
restore_plan() {
  local file
  [ -d .build/kept-plan ] || return 0
  for file in "${plan_files[@]}"; do
    rm -f ".build/$file"
    [ ! -f ".build/kept-plan/$file" ] || mv ".build/kept-plan/$file" ".build/$file"
  done
  rm -rf .build/checkouts .build/repositories
  mv .build/kept-plan/checkouts .build/kept-plan/repositories .build/
  rm -rf .build/kept-plan
}
